/** The shell's ports in memory, for stories, tests and demos. */
export {
  type MemoryAnnouncementSource,
  type MemoryAnnouncementSourceOptions,
  type NewAnnouncement,
  createMemoryAnnouncementSource,
} from './memory-announcement-source.ts';
export {
  type MemoryPromptSource,
  type MemoryPromptSourceOptions,
  createMemoryPromptSource,
} from './memory-prompt-source.ts';
export {
  type MemoryPaletteSourceOptions,
  createMemoryPaletteSource,
} from './memory-palette-source.ts';
