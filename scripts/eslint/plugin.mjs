import { boundariesRule } from './boundaries-rule.mjs';
import { fileNameRule } from './file-name-rule.mjs';
import { pureRule } from './pure-rule.mjs';
import { rawTextRule } from './raw-text-rule.mjs';

/** The rules of this house, which no published plugin knows. */
export const house = {
  meta: { name: 'house' },
  rules: {
    boundaries: boundariesRule,
    'file-name': fileNameRule,
    pure: pureRule,
    'raw-text': rawTextRule,
  },
};
