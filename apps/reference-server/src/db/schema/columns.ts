import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** A point in time with millisecond precision. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
