/** The contract suites of the shell's ports, for implementers. */
export { ContractViolation, type TestFramework } from '@pantau/core/testing';
export {
  type AnnouncementSourceContractOptions,
  announcementSourceContract,
} from './announcements/announcement-source-contract.ts';
export { type AnnouncementHarness, type PublishedAnnouncement } from './announcements/harness.ts';
export {
  type PromptSourceContractOptions,
  type PromptSourceHarness,
  promptSourceContract,
} from './prompts/prompt-source-contract.ts';
export {
  type PaletteSourceContractOptions,
  type PaletteSourceHarness,
  paletteSourceContract,
} from './palette/palette-source-contract.ts';
