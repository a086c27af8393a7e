import { timestamp } from '../tables.ts';

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => time('created_at').notNull().defaultNow();
