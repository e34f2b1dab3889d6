import { type ReactElement, useState } from 'react';
import { isLogoAddress } from '../../engine/brand/branding.ts';
import { useAppName, useBranding } from '../shared/use-branding.ts';
import css from './logo.module.css';

/** The mark, an eye watching a route, and the product name; a company's own picture and name instead (SH-87). */
export function Logo(): ReactElement {
  const branding = useBranding();
  const name = useAppName();
  return (
    <span className={css.logo}>
      {branding === null ? <Mark /> : <CompanyMark address={branding.logoUrl} />}
      <span className={css.name}>{name}</span>
    </span>
  );
}

function Mark(): ReactElement {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={css.route} d="M6 22V10a6.75 6.75 0 1 1 4.6 6.4" />
      <circle className={css.eye} cx="12.75" cy="10" r="2.5" />
    </svg>
  );
}

/** A picture that cannot be loaded leaves the name. */
function CompanyMark({ address }: { readonly address: string | null }): ReactElement | null {
  const [failed, setFailed] = useState<string>();
  if (address === null || address === failed || !isLogoAddress(address)) return null;
  return (
    <img
      className={css.mark}
      src={address}
      width={24}
      height={24}
      alt=""
      onError={() => setFailed(address)}
    />
  );
}
