/*
 * A backup is a compressed text: a header as JSON; for each table a line with its name, then a line of JSON per row; a
 * last line with the number of rows of each table, without which the file is incomplete.
 */

export const FORMAT = 'pantau-backup-1';
/** Rows are JSON objects, so no row begins like these lines. */
export const TABLE = '#table ';
export const END = '#end ';

export interface BackupHeader {
  readonly format: string;
  /** Number of migrations. */
  readonly schemaVersion: number;
  readonly createdOn: string;
}

export interface BackupEnd {
  /** By table. */
  readonly rows: Readonly<Record<string, number>>;
}
