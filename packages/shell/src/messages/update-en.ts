export const en = {
  unsavedTitle: 'Discard unsaved changes?',
  unsavedText: 'Updating reloads the page. What you have not saved will be lost.',
  keepWorking: 'Keep working',
  discardAndUpdate: 'Discard and update',
} as const;
