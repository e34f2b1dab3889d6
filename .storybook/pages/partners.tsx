import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import text from '../../docs/partners.md?raw';
import { forWorkbench } from './for-workbench.ts';

/** How a host signs its users in, as `docs/partners.md` says it. */
export const Partners = (): ReactElement => <Markdown>{forWorkbench(text)}</Markdown>;
