import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import { codeName } from '../shared/code-text.ts';
import css from './rule-cells.module.css';

/** What a code means, in the user's language and below it in the other one. */
export function CodeCell({ code }: { readonly code: RuleCode }): ReactElement {
  const format = useFormat();
  return (
    <span className={css.lines}>
      <span className={css.line}>{codeName(format, code)}</span>
      <span className={css.second}>{codeName(format, code, true)}</span>
    </span>
  );
}
