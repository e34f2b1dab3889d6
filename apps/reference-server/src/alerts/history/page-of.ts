import { ApiError } from '../../lib/api-error.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly page: number;
  readonly show: number;
  /** Rows before the page. */
  readonly offset: number;
}

const PAGE_MAX = 1_000_000;
const PAGE_SIZE_MAX = 100;
const PAGE_SIZE_DEFAULT = 10;

/** @throws ApiError `INVALID_INPUT` for a page or size outside the contract's limits. */
export function pageOf(input: {
  readonly page?: number | null | undefined;
  readonly show?: number | null | undefined;
}): Page {
  const page = input.page ?? 1;
  const show = input.show ?? PAGE_SIZE_DEFAULT;
  if (show < 1 || show > PAGE_SIZE_MAX) {
    throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: PAGE_SIZE_MAX });
  }
  if (page < 1 || page > PAGE_MAX) {
    throw new ApiError('INVALID_INPUT', 'pageOutOfRange', { max: PAGE_MAX });
  }
  return { page, show, offset: (page - 1) * show };
}
