import type { ReactElement } from 'react';
import { en as alertEn } from '../../packages/alert-center/src/messages/en.ts';
import { id as alertId } from '../../packages/alert-center/src/messages/id.ts';
import { en as panelEn } from '../../packages/alert-center/src/messages/panel-en.ts';
import { id as panelId } from '../../packages/alert-center/src/messages/panel-id.ts';
import { en as triageEn } from '../../packages/alert-center/src/messages/triage-en.ts';
import { id as triageId } from '../../packages/alert-center/src/messages/triage-id.ts';
import css from './pages.module.css';

const filled = (text: string): string =>
  text.replace('{{count}}', '4').replace('{{number}}', '4').replace('{{time}}', '14:32');

/** A rule, the product's own text in both languages, and what it avoids. */
const examples = [
  {
    rule: 'Say what happened',
    ...{ en: panelEn.failedTitle, id: panelId.failedTitle, not: 'Error 500. Oops!' },
  },
  {
    rule: 'A question says what is affected',
    ...{ en: triageEn.confirmResolveMany_other, id: triageId.confirmResolveMany_other },
    not: 'Are you sure?',
  },
  {
    rule: 'A button says what it does',
    ...{ en: triageEn.resolveMany_other, id: triageId.resolveMany_other, not: 'OK, Yes, Submit' },
  },
  {
    rule: 'Sentence case, no full stop in labels',
    ...{ en: panelEn.unresolvedOnly, id: panelId.unresolvedOnly, not: 'Unresolved Only.' },
  },
  {
    rule: 'Trouble with the connection is never silent',
    ...{ en: alertEn.disconnectedSince, id: alertId.disconnectedSince, not: 'No message' },
  },
  {
    rule: 'The user is “you”, in Indonesian “Anda”',
    ...{ en: triageEn.aboutResolve, id: triageId.aboutResolve, not: 'kamu, Bapak/Ibu' },
  },
];

/** The rules of writing, each shown by a text of the product. */
export function WritingExamples(): ReactElement {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Rule</th>
          <th>English</th>
          <th>Indonesian</th>
          <th>Not</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ rule, en, id, not }) => (
          <tr key={rule}>
            <td>{rule}</td>
            <td>{filled(en)}</td>
            <td lang="id">{filled(id)}</td>
            <td>
              <s>{not}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
