import {
  createMemoryCompanySource,
  createMemoryProfileSource,
} from '@pantau/company-settings/memory';
import { CompanySettings, type CompanySource } from '@pantau/company-settings';
import type { ComponentType } from 'react';
import { createMemoryHarness } from '../../../packages/company-settings/src/testing/memory-harness.test.setup.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { inPantau, nothing } from './host.tsx';

export const standIns: StandIns = {
  given: {
    source: createMemoryCompanySource(),
    profileSource: createMemoryProfileSource(),
    setTheme: nothing,
    createHarness: () => createMemoryHarness(),
  },
  shows: { OwnProfile: (OwnProfile: ComponentType) => inPantau(<OwnProfile />) },
  uses: {
    'world, first, second': (values: { second: CompanySource }) =>
      inPantau(<CompanySettings source={values.second} />),
  },
};
