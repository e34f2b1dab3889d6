import { ApiError } from './api-error.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly page: number;
  readonly show: number;
  /** Rows before the page. */
  readonly offset: number;
}

const PAGE_MAX = 1_000_000;

/**
 * @param sizes size of a page without `show`, and the greatest one
 * @throws ApiError `INVALID_INPUT` for a page or size outside the contract's limits
 */
export function pageOf(
  input: { readonly page?: number | null | undefined; readonly show?: number | null | undefined },
  sizes: { readonly standard: number; readonly max: number } = { standard: 10, max: 100 },
): Page {
  const page = input.page ?? 1;
  const show = input.show ?? sizes.standard;
  if (show < 1 || show > sizes.max) {
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: sizes.max });
  }
  if (page < 1 || page > PAGE_MAX) {
    throw new ApiError('INVALID_INPUT', 'pageOutOfRange', { max: PAGE_MAX });
  }
  return { page, show, offset: (page - 1) * show };
}
