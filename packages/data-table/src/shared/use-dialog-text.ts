import { useMessages } from '@pantau/core';
import { type DialogTranslate, dialogMessages } from '../messages/dialog-messages.ts';

/** Only for parts that load later: these words load with them. */
export const useDialogText = (): DialogTranslate => useMessages(dialogMessages);
