import type { EmbeddedWidget } from '@pantau/core/contract';
import * as v from 'valibot';
import { ApiError } from '../lib/api-error.ts';
import type { MessageKey, MessageValues } from '../lib/messages.ts';
import { canonicalLine, freeLine, isStorable } from '../lib/user-text.ts';
import { embeddedWidgets } from './grant-scopes.ts';

export const EMBED_SECONDS_MAX = 600;
const EMBED_SECONDS_MIN = 60;
const EXTERNAL_ID_MAX = 200;
const FULLNAME_MAX = 100;

/** The user to sign in, and the widgets to sign them in to. */
export interface EmbedRequest {
  readonly user: { readonly id: string; readonly fullname: string };
  readonly widgets: readonly EmbeddedWidget[];
  readonly scopes?: readonly string[] | undefined;
  readonly expiresIn: number;
}

/** An id is compared, so it is refused rather than changed. */
const externalId = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(EXTERNAL_ID_MAX),
  v.check((id) => isStorable(id) && canonicalLine(id) === id),
);

const embedRequest = v.strictObject({
  user: v.strictObject({
    id: externalId,
    fullname: v.pipe(freeLine(FULLNAME_MAX), v.nonEmpty()),
  }),
  widgets: v.pipe(v.array(v.picklist(embeddedWidgets)), v.nonEmpty()),
  scopes: v.optional(v.array(v.string())),
  expiresIn: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(EMBED_SECONDS_MIN), v.maxValue(EMBED_SECONDS_MAX)),
    EMBED_SECONDS_MAX,
  ),
});

const problems: Readonly<Record<string, readonly [MessageKey, MessageValues]>> = {
  user: ['invalidRequest', {}],
  'user.id': ['externalIdInvalid', { max: EXTERNAL_ID_MAX }],
  'user.fullname': ['nameLengthInvalid', { max: FULLNAME_MAX }],
  widgets: ['widgetsInvalid', { widgets: embeddedWidgets.join(', ') }],
  scopes: ['invalidRequest', {}],
  expiresIn: ['fieldOutOfRange', { min: EMBED_SECONDS_MIN, max: EMBED_SECONDS_MAX }],
};

/** @throws ApiError `INVALID_INPUT` that names the field */
export function parseEmbedRequest(body: unknown): EmbedRequest {
  const parsed = v.safeParse(embedRequest, body);
  if (parsed.success) return parsed.output;
  // Items of lists are not fields.
  const path = v.getDotPath(parsed.issues[0])?.replace(/\.\d+$/, '');
  if (path === undefined) throw new ApiError('INVALID_INPUT', 'invalidRequest');
  const [key, values] = problems[path] ?? ['fieldUnknown', { field: path }];
  throw new ApiError('INVALID_INPUT', key, values, path);
}
