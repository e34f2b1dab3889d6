import type { en } from './en.ts';

export const id: Readonly<Record<keyof typeof en, string>> = {
  dayLetters: 'hh',
  monthLetters: 'bb',
  yearLetters: 'tttt',
  calendarFor: 'Kalender untuk {{field}}',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  month: 'Bulan',
  year: 'Tahun',
  today: 'Hari ini',
  todayIs: 'Hari ini, {{day}}',
  selectedDay: '{{day}}, dipilih',
};
