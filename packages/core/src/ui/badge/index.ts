export { Badge, type BadgeProps } from './badge.tsx';
export { capCount } from './cap-count.ts';
