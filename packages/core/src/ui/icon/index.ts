export {
  type AlertIconName,
  type IconName,
  alertIconNames,
  iconNames,
  iconPaths,
} from '../icons/icon-paths.ts';
export { Icon, type IconProps } from './icon.tsx';
