import { describe, expect, it } from 'vitest';
import {
  fleetTaskPath,
  pages,
  pageTable,
  hasLiveUpdates,
  alertRulePath,
  salesOrderEditPath,
  salesOrderPath,
  vehiclePath,
} from './pages.ts';

describe('pages', () => {
  it.each([
    '/liveview/',
    '/liveview-2/',
    '/controltower/',
    '/controltower-2/',
    '/liveview',
    '/controltower-2',
  ])('%s has no live updates (PO-18, PO-48)', (path) => {
    expect(hasLiveUpdates(path)).toBe(false);
  });

  it.each(['/dashboard', '/notification/', '/notification-log', '/setting-notification-list'])(
    '%s has live updates (PO-18, PO-48)',
    (path) => {
      expect(hasLiveUpdates(path)).toBe(true);
    },
  );

  it('have unique paths (PO-48)', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('include the live view of one vehicle (PO-19)', () => {
    expect(vehiclePath('7&x=1')).toBe('/liveview-2/?type=vehicle&vehicleId=7%26x%3D1');
  });

  it('include a fleet task by its id (PO-20)', () => {
    expect(fleetTaskPath('FT/12 a')).toBe('/fleet-task-instant/FT%2F12%20a');
    expect(pageTable.find(fleetTaskPath('FT/12 a'))).toBe('fleetTask');
  });

  it('include a sales order, its form, and the form of a new one (PO-72, PO-73)', () => {
    expect(pageTable.find(salesOrderPath('7'))).toBe('salesOrder');
    expect(pageTable.find(salesOrderEditPath('7'))).toBe('salesOrderEdit');
    expect(pageTable.find('/sales-order/create/')).toBe('salesOrderCreate');
    expect(pageTable.find(alertRulePath('7'))).toBe('ruleEdit');
    expect(pageTable.find('/setting-notification-list/create')).toBe('ruleCreate');
  });

  it('require their scopes, all of several (PO-22)', () => {
    expect(pageTable.scopesOf('dashboard')).toEqual([]);
    expect(pageTable.scopesOf('notification')).toEqual(['e4a-alert-center-main:read']);
    expect(pageTable.scopesOf('salesOrderEdit')).toEqual([
      'sales-order:read',
      'sales-order:update',
    ]);
  });

  it('do not include other paths', () => {
    expect(pageTable.find('/liveview/2')).toBeUndefined();
    expect(pageTable.find('/')).toBeUndefined();
    expect(pageTable.find('/fleet-task-instant')).toBeUndefined();
  });
});
