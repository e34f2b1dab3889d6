import { useMessages } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { ShellLink } from '../link/shell-link.tsx';
import css from './breadcrumb.module.css';

export interface BreadcrumbStep {
  readonly label: string;
  /** Without a path the step is only named. */
  readonly path?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the first step to the current page. */
  readonly steps: readonly BreadcrumbStep[];
}

/** Further steps are in a menu. */
const SHOWN_STEPS = 3;

/** Where the page is: the first three steps, and the others in a menu (SH-25). */
export function Breadcrumb({ steps }: BreadcrumbProps): ReactElement {
  const t = useMessages(shellMessages);
  const shown = steps.slice(0, SHOWN_STEPS);
  const further = steps.slice(SHOWN_STEPS);
  const last = steps.length - 1;
  return (
    <nav className={css.breadcrumb} aria-label={t('breadcrumb')}>
      <ol className={css.steps}>
        {shown.map((step, index) => (
          <li key={`${index} ${step.label}`} className={css.step}>
            <Step step={step} current={index === last} />
          </li>
        ))}
        {further.length > 0 && (
          <li className={css.step}>
            <FurtherSteps steps={further} />
          </li>
        )}
      </ol>
    </nav>
  );
}

function Step(props: { readonly step: BreadcrumbStep; readonly current: boolean }): ReactElement {
  const { step, current } = props;
  const { label, path } = step;
  if (path === undefined || current) {
    return (
      <span className={css.text} aria-current={current ? 'page' : undefined}>
        {label}
      </span>
    );
  }
  return (
    <ShellLink to={path} className={css.link}>
      {label}
    </ShellLink>
  );
}

function FurtherSteps({ steps }: BreadcrumbProps): ReactElement {
  const t = useMessages(shellMessages);
  const navigation = useShellNavigation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <button type="button" className={css.more} aria-label={t('moreSteps')}>
          {'…'}
        </button>
      </Menu.Trigger>
      <Menu.Content aria-label={t('moreSteps')}>
        {steps.map(({ label, path }, index) => (
          <Menu.Item
            key={`${index} ${label}`}
            disabled={path === undefined || index === steps.length - 1}
            onSelect={() => navigation.navigate(path ?? '')}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
