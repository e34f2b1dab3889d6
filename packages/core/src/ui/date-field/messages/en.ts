export const en = {
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'yyyy',
  calendarFor: 'Calendar for {{field}}',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  todayIs: 'Today, {{day}}',
  selectedDay: '{{day}}, selected',
} as const;
