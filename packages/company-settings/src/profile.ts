/** A user's own profile: the widgets, the port and its types. */
export type {
  PersonalDetails,
  Profile as UserProfile,
  UserSession,
} from './engine/profile/profile.ts';
export type { ProfileSource } from './engine/profile/profile-source.ts';
export {
  type ProfileMessageKey,
  type ProfileTranslate,
  profileMessages,
} from './messages/profile-messages.ts';
export { AddContact, type AddContactProps } from './ui/profile/add-contact.tsx';
export type {
  Preference,
  ProfileLanguage,
  ProfilePreferences,
  ProfileTheme,
} from './ui/profile/preferences-section.tsx';
export { Profile, type ProfileProps } from './ui/profile/profile.tsx';
