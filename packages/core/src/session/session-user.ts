export type CompanyType = 'standard' | 'whitelabel' | 'brand';

/** Under which name and in which colours the company's users see the application. */
export interface CompanyBranding {
  /** Instead of the product's name; `null` for the product's own. */
  readonly name: string | null;
  /** `#rrggbb`; `null` for the product's own. */
  readonly accent: string | null;
  /** Background of the menu, `#rrggbb`; `null` for the product's own. */
  readonly menu: string | null;
  /** Address of a square picture; `null` for the product's own. */
  readonly logoUrl: string | null;
}

/** The signed-in user. */
export interface SessionUser {
  readonly userId: string;
  readonly fullname: string;
  readonly email: string | null;
  readonly phoneNo: string | null;
  /** When the user was last reminded to complete the profile, in ISO 8601. */
  readonly lastReminder: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly companyType: CompanyType;
  /** Missing where the server does not know of it. */
  readonly branding?: CompanyBranding | undefined;
  /** IANA time zone of the company, such as `Asia/Jakarta`. */
  readonly timeZone: string;
  /** Whether the company has set up the recommended alert rules. Missing where the server does not know of it. */
  readonly setupNotifCompleted?: boolean | undefined;
  readonly scopes: readonly string[];
  readonly flags: readonly string[];
}
