import type { Company, CompanySection, Section, SectionValues } from './company.ts';

/**
 * The source of a company's settings. A host implements it for its own backend, or uses the HTTP or the memory adapter.
 * Every promise rejects with `PantauError` and honours its signal (`AbortError`): `invalid` for refused values (its
 * `fieldErrors` name fields of the section), `conflict` for a section that has changed since the given revision,
 * `forbidden` without the permission, `notFound` for a company that the user does not belong to. Nothing is stored of
 * a change that is refused.
 */
export interface CompanySource {
  /** The company of the signed-in user. Must not come from a cache. */
  company(signal?: AbortSignal): Promise<Company>;
  /**
   * Stores the changed values of a section, and resolves with the section as stored.
   *
   * @param revision that of the section when it was read
   */
  saveSection<S extends CompanySection>(
    section: S,
    changes: Partial<SectionValues[S]>,
    revision: number,
    signal?: AbortSignal,
  ): Promise<Section<SectionValues[S]>>;
  /** Calls back when anything of the company may have changed. Returns a function that ends this. Left out by a source without it. */
  subscribe?(onChange: () => void): () => void;
}
