/** What an application shows before and between its pages: the sign-in, its outline and full-page messages. */
export { AppSkeleton, PageSkeleton } from './ui/app-skeleton/app-skeleton.tsx';
export { LanguageSwitch } from './ui/language-switch/language-switch.tsx';
export { HomeLink } from './ui/logo/home-link.tsx';
export { Logo } from './ui/logo/logo.tsx';
export { MessagePage, type MessagePageProps } from './ui/message-page/message-page.tsx';
export type { SignInFormProps } from './ui/sign-in/sign-in-form.tsx';
export { SignInView } from './ui/sign-in/sign-in-view.tsx';
export { SignOutPage, type SignOutPageProps } from './ui/sign-out/sign-out-page.tsx';
