import { useFormat } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Select } from '@pantau/core/ui/select';
import { type ReactElement, useState } from 'react';
import { pageSizes } from '../../shared/limits.ts';
import { pageButtons, pageCount, pageRange } from '../../shared/pages.ts';
import { useFirstText } from '../../shared/use-first-text.ts';
import css from './paging.module.css';

export interface PagingProps {
  readonly page: number;
  readonly limit: number;
  /** Number of rows on all pages; `null` before it is known, when no range and no pages are shown. */
  readonly total: number | null;
  /** The page from which the buttons step, if another one than `page` was requested already. */
  readonly nextFrom?: number | undefined;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

/** Page size, range of rows and page buttons. */
export function Paging(props: PagingProps): ReactElement {
  const t = useFirstText();
  const { number } = useFormat();
  const { limit, total, onLimit } = props;
  const sizes = [...new Set([...pageSizes, limit])].sort((a, b) => a - b);
  return (
    <div role="group" aria-label={t('pages')} className={css.paging}>
      <span className={css.size}>
        <Select
          label={t('rowsPerPage')}
          hideLabel
          value={String(limit)}
          options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
          onValueChange={(value) => onLimit(Number(value))}
        />
      </span>
      {total !== null && <Pages {...props} total={total} />}
    </div>
  );
}

/** The rows shown, of all rows. */
function Range({ page, limit, total }: Pick<PagingProps, 'page' | 'limit'> & { total: number }) {
  const t = useFirstText();
  const { number } = useFormat();
  const { start, end } = pageRange(page, limit, total);
  return (
    <span data-range="" className={css.range}>
      {t('rangeOfTotal', {
        from: number(total === 0 ? 0 : start + 1),
        to: number(end),
        total: number(total),
      })}
    </span>
  );
}

/** With endless paging: how many rows are loaded, of all rows. */
export function LoadedRange({
  loaded,
  total,
}: {
  readonly loaded: number;
  readonly total: number;
}) {
  return (
    <div className={css.paging}>
      <Range page={1} limit={loaded} total={total} />
    </div>
  );
}

interface StepButtonProps extends Pick<PagingProps, 'onPage'> {
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly label: string;
  /** `null` at the end. */
  readonly to: number | null;
}

/** At the end it keeps the focus, which a disabled button would lose (DT-444). */
function StepButton({ icon, label, to, onPage }: StepButtonProps): ReactElement {
  const [hasFocus, setFocus] = useState(false);
  return (
    <IconButton
      icon={icon}
      size="dense"
      label={label}
      disabled={to === null && !hasFocus}
      aria-disabled={to === null || undefined}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={() => {
        if (to !== null) onPage(to);
      }}
    />
  );
}

function Pages(props: PagingProps & { readonly total: number }): ReactElement {
  const { page, limit, total, nextFrom = page, onPage } = props;
  const t = useFirstText();
  const { number } = useFormat();
  const count = pageCount(total, limit);
  return (
    <>
      <Range page={page} limit={limit} total={total} />
      <span className={css.pages}>
        <StepButton
          icon="chevronLeft"
          label={t('previousPage')}
          to={nextFrom > 1 ? nextFrom - 1 : null}
          onPage={onPage}
        />
        {pageButtons(page, count).map((one, index) =>
          one === 'gap' ? (
            <span key={`gap${index}`} aria-hidden className={css.gap}>
              {'…'}
            </span>
          ) : (
            <button
              key={one}
              type="button"
              aria-label={t('pageNumber', { page: number(one) })}
              aria-current={one === page ? 'page' : undefined}
              className={css.page}
              onClick={() => onPage(one)}
            >
              {number(one)}
            </button>
          ),
        )}
        <StepButton
          icon="chevronRight"
          label={t('nextPage')}
          to={nextFrom < count ? nextFrom + 1 : null}
          onPage={onPage}
        />
      </span>
    </>
  );
}
