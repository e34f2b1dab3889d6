import { scopes } from '@pantau/core/contract';
import type { Database } from '../db/database.ts';
import {
  addCompany,
  addRule,
  addUser,
  addVehicle,
  type AddedUser,
  type AddedVehicle,
} from './fixtures.ts';

export interface CompanyFixture {
  readonly id: number;
  /** Has all scopes of the alert centre; subscribed to all three rules. */
  readonly manager: AddedUser;
  /** Same as the manager. */
  readonly dispatcher: AddedUser;
  /** Alert centre without urgent alerts and shared vehicles; subscribed to all three rules. */
  readonly viewer: AddedUser;
  /** Has no scope; subscribed to all three rules. */
  readonly outsider: AddedUser;
  /** Has all scopes; subscribed to no rule. */
  readonly unsubscribed: AddedUser;
  readonly vehicle: AddedVehicle;
  /** Shared by a partner. */
  readonly sharedVehicle: AddedVehicle;
  readonly urgentRule: number;
  readonly importantRule: number;
  /** Important, with auto-open. */
  readonly popupRule: number;
}

const viewerScopes = [
  scopes.alertCenterMain,
  scopes.alertAction,
  scopes.alertNote,
  scopes.alertMedia,
];
const managerScopes = [...viewerScopes, scopes.alertCenterUrgent, scopes.sharedVehicle];

async function addCompanyFixture(db: Database, id: number): Promise<CompanyFixture> {
  await addCompany(db, id, { flags: ['vsms2_system_notification'] });
  const manager = await addUser(db, id, managerScopes);
  const dispatcher = await addUser(db, id, managerScopes);
  const viewer = await addUser(db, id, viewerScopes);
  const outsider = await addUser(db, id, []);
  const unsubscribed = await addUser(db, id, managerScopes);
  const subscribers = [manager, dispatcher, viewer, outsider];
  return {
    id,
    manager,
    dispatcher,
    viewer,
    outsider,
    unsubscribed,
    vehicle: await addVehicle(db, id),
    sharedVehicle: await addVehicle(db, id, { isShared: true }),
    urgentRule: await addRule(db, id, 'Urgent', subscribers),
    importantRule: await addRule(db, id, 'Important', subscribers),
    popupRule: await addRule(db, id, 'Important', subscribers, { autoPopup: true }),
  };
}

/**
 * Adds two similar companies. The second one's vehicles are added first, so that ids interleave.
 */
export async function addTwoCompanies(
  db: Database,
): Promise<{ readonly one: CompanyFixture; readonly two: CompanyFixture }> {
  const two = await addCompanyFixture(db, 2);
  return { one: await addCompanyFixture(db, 1), two };
}
