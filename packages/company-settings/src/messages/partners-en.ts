import { en as formEn } from './form-en.ts';

/** English texts of what partners sign in with. */
export const en = {
  ...formEn,

  partners: 'Embedding',
  partnersText: 'How your own application signs its users in to embedded widgets.',

  apiKeys: 'API keys',
  apiKeysText:
    'Your server asks for short-lived tokens with a key. A key never belongs in a web page.',
  noKeys: 'No API key yet.',
  keyEnding: 'ends in {{ending}}',
  keyUsed: 'Last used {{time}}',
  keyUnused: 'Never used',
  keyPrevious: 'The key before is accepted until {{time}}',
  addKey: 'Add API key',
  keyName: 'Name',
  keyNameHint: 'Who uses the key, such as the name of your server.',
  rotate: 'Rotate',
  rotateNamed: 'Rotate {{name}}',
  revoke: 'Revoke',
  revokeNamed: 'Revoke {{name}}',

  rotateTitle: 'Rotate this key?',
  rotateText: '{{name}} gets a new key. The present one is accepted for another 24 hours.',
  rotateKey: 'Rotate key',
  revokeTitle: 'Revoke this key?',
  revokeText:
    'Servers with the key {{name}} are refused at once, and users who are signed in with it are signed out.',
  revokeKey: 'Revoke key',
  keepKey: 'Keep key',
  keyRevoked: '{{name}} revoked',

  newKeyTitle: 'Your new API key',
  newKeyText: 'Copy the key now. It cannot be shown again.',
  newKey: 'API key',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  copyFailed: 'The key could not be copied. Select it and copy it yourself.',
  done: 'Done',

  tokenIssuer: 'Signed tokens',
  tokenIssuerText:
    'Instead of a key: your identity provider signs a token, and your pages exchange it. Pantau checks it with your public keys.',
  issuer: 'Issuer',
  issuerHint: 'The claim iss of the tokens.',
  jwksUrl: 'Address of the public keys (JWKS)',
  malformed_jwksUrl: 'Enter an address that starts with https://.',
  issuerSaved: 'Signed tokens saved',
  removeIssuer: 'Remove',
  removeIssuerTitle: 'Accept no signed tokens any more?',
  removeIssuerText: 'Users who are signed in with tokens of {{issuer}} are signed out.',
  issuerRemoved: 'Signed tokens removed',
} as const;
