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
  const [conflicts] = useState(() => conflictsOf(base, draft, theirs));
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () => new Set(conflicts.filter(({ contested }) => contested).map(({ field }) => field)),
  );
  const choose = (field: string, isMine: boolean): void => {
    const next = new Set(kept);
    if (isMine) next.add(field);
    else next.delete(field);
    setKept(next);
  };
  const isContested = conflicts.some(({ contested }) => contested);
  return (
    <Notice tone="warning" title={title ?? t('conflictTitle')} takesFocus>
      <p className={css.text}>{t(isContested ? 'conflictText' : 'conflictNoChoice')}</p>
      <div className={css.fields}>
        {conflicts.map(({ field, contested }) =>
          contested ? (
            <fieldset key={field} className={css.field}>
              <legend className={css.name}>{labelOf(field)}</legend>
              {(['yours', 'theirs'] as const).map((whose) => (
                <label key={whose} className={css.version}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={`${id}${field}`}
                    checked={kept.has(field) === (whose === 'yours')}
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
      <Button variant="primary" onClick={() => onMerge(kept)}>
        {t('take')}
      </Button>
    </Notice>
  );
}
