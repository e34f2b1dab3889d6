import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const path = createRequire(import.meta.url).resolve('@pantau/core/live-messages.schema.json');

/** Creates a validator of live messages: it returns the violations of the contract, or `null`. */
export function createLiveValidator(): (message: unknown) => string | null {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  return (message) => (validate(message) ? null : ajv.errorsText(validate.errors));
}
