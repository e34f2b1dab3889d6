import { describe, expect, it } from 'vitest';
import {
  type CompanyIdentity,
  type CompanyOperation,
  checkCompanyIdentity,
  checkCompanyOperation,
  taxDigits,
} from './company-fields.ts';

const identity: CompanyIdentity = {
  name: 'PT Mitra Angkut Jawa',
  phoneNo: '+62 21 555-0142',
  faxNo: '(021) 555 0143',
  taxNo: '01.234.567.8-901.000',
  category: 'Distribution',
  companyTag: 'MAJ',
  email: 'office@mitra.example',
  domainName: 'fleet.mitra.example',
};
const operation: CompanyOperation = {
  idleTimeout: 5,
  parkTimeout: 30,
  offlineTimeout: 60,
  fuelGainAlert: 10,
  fuelLossAlert: 10,
  falseAlertLimit: 50,
  showGeocode: true,
};

describe('the identity of a company', () => {
  it('is accepted with every field, and with the name only (CO-218)', () => {
    expect(checkCompanyIdentity(identity)).toEqual([]);
    const none = Object.fromEntries(Object.keys(identity).map((field) => [field, null]));
    expect(checkCompanyIdentity({ ...none, name: 'A' } as CompanyIdentity)).toEqual([]);
  });

  it.each([
    ['name', '  ', 'required'],
    ['name', 'x'.repeat(101), 'tooLong'],
    ['phoneNo', '1234', 'malformed'],
    ['phoneNo', 'call me', 'malformed'],
    ['phoneNo', '12+345678', 'malformed'],
    ['faxNo', '123456789012345678901', 'malformed'],
    ['taxNo', '12345678901234', 'malformed'],
    ['companyTag', 'x'.repeat(51), 'tooLong'],
    ['category', 'x'.repeat(51), 'tooLong'],
    ['email', 'office@mitra', 'malformed'],
    ['domainName', 'https://mitra.example', 'malformed'],
    ['domainName', 'mitra.example/path', 'malformed'],
    ['domainName', '10.0.0.1', 'malformed'],
    ['domainName', 'mitra', 'malformed'],
  ] as const)('refuses as %s: %j (CO-218)', (field, value, reason) => {
    expect(checkCompanyIdentity({ ...identity, [field]: value })).toEqual([{ field, reason }]);
  });

  it('has a tax number of 15 or 16 digits (CO-218)', () => {
    expect(taxDigits('01.234.567.8-901.000')).toBe('012345678901000');
    expect(taxDigits('3201 2345 6789 0123')).toBe('3201234567890123');
    expect(taxDigits('01.234.567.8-901.00')).toBeNull();
  });
});

describe('the operation settings of a company', () => {
  it.each([
    ['idleTimeout', 0, 'tooSmall'],
    ['idleTimeout', 1_441, 'tooLarge'],
    ['idleTimeout', 1.5, 'notWhole'],
    ['idleTimeout', null, 'required'],
    ['idleTimeout', Number.NaN, 'notNumber'],
    ['parkTimeout', 1_441, 'tooLarge'],
    ['offlineTimeout', 10_081, 'tooLarge'],
    ['offlineTimeout', 30, 'notAbovePark'],
    ['fuelGainAlert', 101, 'tooLarge'],
    ['fuelLossAlert', 0, 'tooSmall'],
    ['falseAlertLimit', 9, 'tooSmall'],
    ['falseAlertLimit', 101, 'tooLarge'],
    ['falseAlertLimit', 50.5, 'notWhole'],
  ] as const)('refuse as %s: %j (CO-218)', (field, value, reason) => {
    expect(checkCompanyOperation({ ...operation, [field]: value })).toEqual([{ field, reason }]);
  });

  it('are accepted at their limits (CO-218)', () => {
    expect(checkCompanyOperation(operation)).toEqual([]);
    const most = { idleTimeout: 1_440, parkTimeout: 1_440, offlineTimeout: 10_080 };
    expect(checkCompanyOperation({ ...operation, ...most })).toEqual([]);
  });
});
