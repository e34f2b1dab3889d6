/** What users change of themselves. */
export interface PersonalDetails {
  readonly fullname: string;
  readonly email: string | null;
  /** In international or local form, with the usual separators. */
  readonly phoneNo: string | null;
}

/** A user's own profile. */
export interface Profile extends PersonalDetails {
  readonly companyName: string;
  /** Name of the user's role, such as `dispatcher`; `null` for permissions that were chosen one by one. */
  readonly role: string | null;
}

/** A sign-in of the user that has not ended. */
export interface UserSession {
  readonly id: string;
  /** Epoch ms. */
  readonly signedInAt: number;
  /** Epoch ms. */
  readonly lastUsedAt: number;
  /** What the browser called itself; `null` where unknown. */
  readonly userAgent: string | null;
  /** The session of the source itself. */
  readonly isCurrent: boolean;
}

export const personalDetailsOf = ({ fullname, email, phoneNo }: Profile): PersonalDetails => ({
  fullname,
  email,
  phoneNo,
});
