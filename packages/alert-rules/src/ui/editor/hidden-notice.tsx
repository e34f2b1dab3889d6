import { Notice } from '@pantau/core/ui/notice';
import type { ReactElement } from 'react';
import type { HiddenKind } from '../../engine/rules/rule.ts';
import { useText } from '../shared/use-text.ts';
import { useEditorText } from './use-editor-text.ts';

const texts = { vehicle: 'hiddenVehicle', group: 'hiddenGroup', user: 'hiddenUser' } as const;

/** Says what the user cannot see of a rule, and that it stays (AR-35). */
export function HiddenNotice({
  hidden,
}: {
  readonly hidden: readonly HiddenKind[];
}): ReactElement | null {
  const t = useText();
  const te = useEditorText();
  if (hidden.length === 0) return null;
  const what = hidden.map((kind) => t(texts[kind])).join('. ');
  return <Notice tone="info" title={te('hiddenText', { what })} />;
}
