import { array, nullable, number, object, picklist, string } from 'valibot';

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
    timeZone: string(),
    scopes: array(string()),
    flags: array(string()),
  }),
});
