/** An Indonesian bank with which a company has accounts. */
export interface Bank {
  /** Three digits by which transfers address the bank. */
  readonly code: string;
  /** The `bankName` of an account. */
  readonly name: string;
  /**
   * Numbers of digits that its account numbers usually have; empty if no source names any. Another length is worth a second
   * look, but no reason to refuse a number.
   */
  readonly usualAccountNoLengths: readonly number[];
}

/**
 * Digits of an account number of any bank. Wider than what articles list (8 to 16), because no bank publishes the lengths of
 * its numbers.
 */
export const accountNoLimits = { min: 5, max: 20 } as const;

/** Digits of an account number that are shown of a long one. */
const SHOWN_DIGITS = 4;

/**
 * The end of an account number, which users who may only read settings see: at most the last four digits, and no more than
 * half of them (CS-124). What has been cut to its end stays as it is.
 */
export function accountNoEnd(accountNo: string): string {
  const { length } = accountNo;
  if (length < accountNoLimits.min) return accountNo;
  return accountNo.slice(-Math.min(SHOWN_DIGITS, Math.floor(length / 2)));
}

const bank = (code: string, name: string, ...lengths: readonly number[]): Bank => ({
  code,
  name,
  usualAccountNoLengths: lengths,
});

/**
 * Banks by name. Codes are those of transfers between banks, as listed by Tempo ("Daftar 44 Kode Bank"). Lengths are those
 * that Pikiran Rakyat lists ("Begini Cara Mengetahui Bank dari Nomor Rekening"): BCA, BNI, BRI, BSI, BTN, Bukopin, CIMB
 * Niaga (13), Danamon (10), Mandiri, Muamalat and OCBC; further ones come from the payout accounts of docs.midtrans.com:
 * Danamon (12), CIMB Niaga (12, and 14 after its padding). Articles and test accounts are no authority, so the lengths are
 * only hints.
 */
export const banks: readonly Bank[] = [
  bank('567', 'Allo Bank'),
  bank('501', 'Bank BCA Digital (blu)'),
  bank('129', 'Bank BPD Bali'),
  bank('110', 'Bank BJB'),
  bank('425', 'Bank BJB Syariah'),
  bank('014', 'Bank Central Asia (BCA)', 10),
  bank('536', 'Bank BCA Syariah'),
  bank('011', 'Bank Danamon', 10, 12),
  bank('046', 'Bank DBS Indonesia'),
  bank('111', 'Bank Jakarta (DKI)'),
  bank('542', 'Bank Jago'),
  bank('113', 'Bank Jateng'),
  bank('114', 'Bank Jatim'),
  bank('008', 'Bank Mandiri', 13),
  bank('157', 'Bank Maspion'),
  bank('097', 'Bank Mayapada'),
  bank('426', 'Bank Mega'),
  bank('147', 'Bank Muamalat', 10),
  bank('118', 'Bank Nagari'),
  bank('009', 'Bank Negara Indonesia (BNI)', 10),
  bank('490', 'Bank Neo Commerce'),
  bank('019', 'Bank Panin'),
  bank('013', 'Bank Permata'),
  bank('494', 'Bank Raya'),
  bank('002', 'Bank Rakyat Indonesia (BRI)', 15),
  bank('535', 'SeaBank'),
  bank('153', 'Bank Sinarmas'),
  bank('213', 'Bank SMBC Indonesia (BTPN, Jenius)'),
  bank('117', 'Bank Sumut'),
  bank('451', 'Bank Syariah Indonesia (BSI)', 10),
  bank('200', 'Bank Tabungan Negara (BTN)', 16),
  bank('022', 'CIMB Niaga', 12, 13, 14),
  bank('031', 'Citibank'),
  bank('087', 'HSBC Indonesia'),
  bank('441', 'KB Bank (Bukopin)', 10),
  bank('016', 'Maybank Indonesia'),
  bank('028', 'OCBC Indonesia', 12),
  bank('050', 'Standard Chartered'),
  bank('023', 'UOB Indonesia'),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The bank with this name, exactly as listed. */
export const findBank = (name: string): Bank | undefined =>
  banks.find((candidate) => candidate.name === name);

/** The digits of an account number written with or without spaces, dots and dashes; `null` for any other text. */
export function accountNoDigits(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}
