export {
  type AlertIconName,
  type IconName,
  alertIconNames,
  iconNames,
  iconPaths,
} from '../icons/icon-paths.ts';
export { Icon, type IconProps, PathIcon, type PathIconProps } from './icon.tsx';
