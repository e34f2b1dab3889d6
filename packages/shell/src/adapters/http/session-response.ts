import { array, boolean, nullable, number, object, optional, picklist, string } from 'valibot';
import { brandingSchema } from '../../engine/brand/branding.ts';

const companyType = picklist(['standard', 'whitelabel', 'brand']);

/** Response of `POST /api/session` and `POST /api/session/refresh` (openapi.yaml). */
export const sessionResponse = object({
  accessToken: string(),
  /** Seconds. */
  expiresIn: number(),
  user: object({
    userId: string(),
    fullname: string(),
    email: nullable(string()),
    phoneNo: nullable(string()),
    lastReminder: nullable(string()),
    companyId: number(),
    companyName: string(),
    companyType,
    branding: optional(brandingSchema),
    timeZone: string(),
    setupNotifCompleted: optional(boolean()),
    scopes: array(string()),
    flags: array(string()),
  }),
});
