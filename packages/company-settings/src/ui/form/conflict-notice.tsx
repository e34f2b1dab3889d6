import { Button } from '@pantau/core/ui/button';
import { Notice } from '@pantau/core/ui/notice';
import { type ReactElement, useId, useState } from 'react';
import { conflictsOf } from '../../engine/company/section-changes.ts';
import { useText } from '../shared/use-text.ts';
import css from './conflict-notice.module.css';
import { useFieldTexts } from './field-texts.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ConflictNoticeProps {
  /** The values that the user started with. */
  readonly base: Values;
  readonly draft: Values;
  /** What somebody else has saved. */
  readonly theirs: Values;
  /** Defaults to that somebody else has saved the section. */
  readonly title?: string | undefined;
  /** @param kept contested fields in which the user's value wins */
  readonly onMerge: (kept: ReadonlySet<string>) => void;
}

/** Compares the user's changes with those that somebody else has saved meanwhile, field by field (CS-4). */
export function ConflictNotice({
  base,
  draft,
  theirs,
  title,
  onMerge,
}: ConflictNoticeProps): ReactElement {
  const t = useText();
  const { labelOf, textOf } = useFieldTexts();
  const id = useId();
  // The user may go on editing while the versions are compared.
  const conflicts = conflictsOf(base, draft, theirs);
  const contested = conflicts.filter((one) => one.contested).map(({ field }) => field);
  /** Contested fields in which the user takes the other value. */
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(() => new Set());
  const choose = (field: string, isMine: boolean): void => {
    const next = new Set(givenUp);
    if (isMine) next.delete(field);
    else next.add(field);
    setGivenUp(next);
  };
  return (
    <Notice tone="warning" title={title ?? t('conflictTitle')} takesFocus>
      <p className={css.text}>{t(contested.length > 0 ? 'conflictText' : 'conflictNoChoice')}</p>
      <div className={css.fields}>
        {conflicts.map(({ field, contested: isContested }) =>
          isContested ? (
            <fieldset key={field} className={css.field}>
              <legend className={css.name}>{labelOf(field)}</legend>
              {(['yours', 'theirs'] as const).map((whose) => (
                <label key={whose} className={css.version}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={`${id}${field}`}
                    checked={givenUp.has(field) === (whose === 'theirs')}
                    onChange={() => choose(field, whose === 'yours')}
                  />
                  <span className={css.words}>
                    <span className={css.whose}>{t(whose)}</span>
                    <span className={css.value}>
                      {textOf(field, (whose === 'yours' ? draft : theirs)[field])}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          ) : (
            <div key={field} className={css.field} data-plain="">
              <span className={css.name}>{labelOf(field)}</span>
              <span className={css.words}>
                <span className={css.whose}>{t('before')}</span>
                <span className={css.value}>{textOf(field, base[field])}</span>
              </span>
              <span className={css.words}>
                <span className={css.whose}>{t('changedByThem')}</span>
                <span className={css.value}>{textOf(field, theirs[field])}</span>
              </span>
            </div>
          ),
        )}
      </div>
      <Button
        variant="primary"
        onClick={() => onMerge(new Set(contested.filter((field) => !givenUp.has(field))))}
      >
        {t('take')}
      </Button>
    </Notice>
  );
}
