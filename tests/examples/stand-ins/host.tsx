import { PantauProvider, type SessionUser } from '@pantau/core';
import type { ReactElement, ReactNode } from 'react';
import { manager } from '../../../packages/shell/src/testing/story-people.ts';

/** The user of the host's session, who may do everything. */
export const user: SessionUser = {
  ...manager,
  flags: [...manager.flags, 'vsms2_system_notification'],
};

/** The reader's own server answers with the token of a signed-in user. */
export const getToken = async (): Promise<string> => (await fetch('/my/token')).text();

export const session = { accessToken: getToken, refresh: (): void => undefined };

export const nothing = (): void => undefined;

/** For examples whose provider is in another one. */
export const inPantau = (children: ReactNode): ReactElement => (
  <PantauProvider locale="en" user={user} timeZone="Asia/Jakarta" embedded>
    <div style={{ height: 460 }}>{children}</div>
  </PantauProvider>
);

/** The values of an example without a view, for the page. */
export const asText = (values: unknown): string => JSON.stringify(values);
