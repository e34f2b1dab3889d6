import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { ProfileClause } from './profile-harness.ts';

const details = { fullname: 'Rina K.', email: 'rina@mitra.example', phoneNo: '+62 812-3456-789' };

export const profileClauses: readonly ProfileClause[] = [
  {
    id: 'read',
    title: 'reads the profile with company and role, also as another session has saved it (CS-80)',
    async run({ source, initial, signIn }) {
      checkSame(await source.profile(), initial, 'the profile at the start');
      const other = await signIn('Other/1.0');
      await other.saveProfile({ fullname: details.fullname });
      checkSame(
        await source.profile(),
        { ...initial, fullname: details.fullname },
        'what another session has saved',
      );
    },
  },
  {
    id: 'save',
    title: "stores the given details, trimmed, and nobody else's (CS-81)",
    async run({ source, stranger, initial }) {
      const theirs = await stranger.profile();
      const stored = await source.saveProfile({ email: ` ${details.email} ` });
      checkSame(stored, { ...initial, email: details.email }, 'the profile as stored');
      const { fullname, phoneNo } = details;
      await source.saveProfile({ fullname: ` ${fullname}`, phoneNo });
      checkSame(await source.profile(), { ...initial, ...details }, 'the other details');
      await source.saveProfile({ email: null });
      await source.saveProfile({ phoneNo: '' });
      const emptied = { ...initial, fullname };
      checkSame(await source.profile(), emptied, 'details that were emptied');
      checkSame(await stranger.profile(), theirs, "somebody else's profile");
    },
  },
  {
    id: 'formats',
    title: 'accepts phone numbers as people write them (CS-82)',
    async run({ source }) {
      for (const phoneNo of ['(021) 555-0142', '0812 3456 789', '+62.21.5550142', '14045']) {
        const stored = await source.saveProfile({ phoneNo }).catch(() => null);
        checkSame(stored?.phoneNo, phoneNo, 'the phone number');
      }
    },
  },
  {
    id: 'invalid',
    title: 'refuses invalid details at their field, and stores nothing of them (CS-82)',
    async run({ source }) {
      await source.saveProfile(details);
      const before = await source.profile();
      for (const [field, value] of [
        ['fullname', ''],
        ['fullname', '  '],
        ['fullname', 'x'.repeat(101)],
        ['email', 'rina@mitra'],
        ['email', 'rina mitra.example'],
        ['email', `${'x'.repeat(250)}@a.id`],
        ['phoneNo', 'call me'],
        ['phoneNo', '1234'],
        ['phoneNo', '1'.repeat(21)],
      ] as const) {
        const valid = field === 'fullname' ? { phoneNo: '021 555 143' } : { fullname: 'Budi' };
        const refused = source.saveProfile({ ...valid, [field]: value });
        const { fieldErrors } = await checkRejects(refused, 'invalid', `${field}: ${value}`);
        checkSame(
          fieldErrors.map((error) => error.field),
          [field],
          'the refused field',
        );
      }
      checkSame(await source.profile(), before, 'nothing is stored');
    },
  },
];

export const abortClauses: readonly ProfileClause[] = [
  {
    id: 'abort',
    title: 'stops when its signal is aborted (CS-86)',
    async run({ source, signIn }) {
      await signIn('Other/1.0');
      const before = [await source.profile(), (await source.sessions()).length];
      const signal = AbortSignal.abort();
      for (const call of [
        () => source.profile(signal),
        () => source.saveProfile({ fullname: 'Budi' }, signal),
        () => source.sessions(signal),
        () => source.endSession('x', signal),
        () => source.endOtherSessions(signal),
      ]) {
        await checkAborts(call(), 'an aborted request');
      }
      const after = [await source.profile(), (await source.sessions()).length];
      checkSame(after, before, 'nothing has changed');
      check(before[1] === 2, 'the user has two sessions');
    },
  },
];
