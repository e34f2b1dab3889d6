import { ApiError } from '../../lib/api-error.ts';

/** `LogoError.reason` of openapi.yaml. */
export type LogoReason = 'LOGO_TYPE' | 'LOGO_SIZE' | 'LOGO_DIMENSIONS' | 'LOGO_UNREADABLE';

const keys = {
  LOGO_TYPE: 'logoType',
  LOGO_SIZE: 'logoSize',
  LOGO_DIMENSIONS: 'logoDimensions',
  LOGO_UNREADABLE: 'logoUnreadable',
} as const;

export class LogoRefusal extends ApiError {
  override readonly reason: LogoReason;

  constructor(reason: LogoReason) {
    super('INVALID_INPUT', keys[reason], {}, 'logo');
    this.reason = reason;
  }
}
