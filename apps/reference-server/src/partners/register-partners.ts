import type { FastifyInstance } from 'fastify';
import { readPublicText, type ReadPublicText } from '../lib/public-fetch.ts';
import { registerEmbedTokens } from './register-embed-tokens.ts';
import { registerPartnerSettings, type PartnerSettingsDeps } from './register-partner-settings.ts';

export interface PartnersDeps extends Omit<PartnerSettingsDeps, 'readPublicText'> {
  /** Defaults to reading from the public internet. */
  readonly readPublicText?: ReadPublicText | undefined;
}

/** Registers signing the users of partners in, and the keys and issuers that allow it. */
export function registerPartners(fastify: FastifyInstance, deps: PartnersDeps): void {
  const reading = { ...deps, readPublicText: deps.readPublicText ?? readPublicText };
  registerEmbedTokens(fastify, reading);
  registerPartnerSettings(fastify, reading);
}
