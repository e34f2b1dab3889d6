import { useMessages } from '@pantau/core';
import { type DialogTranslate, dialogMessages } from '../messages/dialog-messages.ts';

/** Only for dialogs that load on first use: these texts load with them. */
export const useDialogText = (): DialogTranslate => useMessages(dialogMessages);
