import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Notice } from '@pantau/core/ui/notice';
import { type ReactElement, useId, useState } from 'react';
import { type DraftPart, draftConflicts } from '../../engine/form/draft-changes.ts';
import type { RuleDraft } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { AlertRule } from '../../engine/rules/rule.ts';
import css from './conflict-notice.module.css';
import { usePartText } from './part-texts.ts';
import { useEditorText } from './use-editor-text.ts';

export interface ConflictNoticeProps {
  readonly mine: RuleDraft;
  /** The version that the user started with. */
  readonly base: RuleDraft;
  /** The newer version. */
  readonly theirs: RuleDraft;
  readonly current: AlertRule;
  readonly codes: readonly RuleCode[];
  /** @param kept the parts in which the user's draft wins */
  readonly onMerge: (kept: readonly DraftPart[]) => void;
}

/** Compares the user's draft with what somebody else has saved meanwhile, and lets the user choose (AR-49). */
export function ConflictNotice(props: ConflictNoticeProps): ReactElement {
  const { mine, base, theirs, current, codes, onMerge } = props;
  const te = useEditorText();
  const { dateTime } = useFormat();
  const partText = usePartText(codes);
  const id = useId();
  const [conflicts] = useState(() => draftConflicts(mine, base, theirs));
  const [kept, setKept] = useState<ReadonlySet<DraftPart>>(
    () => new Set(conflicts.filter(({ isMine }) => isMine).map(({ part }) => part)),
  );
  const choose = (part: DraftPart, isMine: boolean): void => {
    const next = new Set(kept);
    if (isMine) next.add(part);
    else next.delete(part);
    setKept(next);
  };
  const { updatedBy, updatedOn } = current;
  return (
    <Notice tone="warning" title={te('conflictTitle')} takesFocus>
      <p className={css.text}>
        {updatedBy === null
          ? te('conflictTextUnknown')
          : te('conflictText', { name: updatedBy.name, time: dateTime(updatedOn) })}
      </p>
      {conflicts.length === 0 && <p className={css.text}>{te('conflictSame')}</p>}
      <div className={css.parts}>
        {conflicts.map(({ part, isMine }) => (
          <fieldset key={part} className={css.part}>
            <legend className={css.name}>{te(`part_${part}`)}</legend>
            <Version
              name={`${id}${part}`}
              label={te('mine')}
              note={isMine ? te('changedByYou') : undefined}
              text={partText(part, mine)}
              checked={kept.has(part)}
              onChoose={() => choose(part, true)}
            />
            <Version
              name={`${id}${part}`}
              label={te('theirs')}
              text={partText(part, theirs)}
              checked={!kept.has(part)}
              onChoose={() => choose(part, false)}
            />
          </fieldset>
        ))}
      </div>
      <Button variant="primary" onClick={() => onMerge([...kept])}>
        {te('takeChoices')}
      </Button>
    </Notice>
  );
}

interface VersionProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly text: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Version({ name, label, note, text, checked, onChoose }: VersionProps): ReactElement {
  return (
    <label className={css.version}>
      <input type="radio" className={css.radio} name={name} checked={checked} onChange={onChoose} />
      <span className={css.words}>
        <span className={css.whose}>{note === undefined ? label : `${label} (${note})`}</span>
        <span className={css.value}>{text}</span>
      </span>
    </label>
  );
}
