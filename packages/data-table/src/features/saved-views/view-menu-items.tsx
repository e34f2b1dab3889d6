import { useMessages } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { viewsMessages } from '../../messages/views-messages.ts';
import type { SavedView } from './saved-view.ts';
import type { SavedViews } from './saved-views.ts';
import { useViewReport } from './use-view-report.ts';

export type ViewPrompt = 'saveAs' | 'rename' | 'delete';

export interface ViewMenuProps {
  readonly views: SavedViews;
  onPrompt(prompt: ViewPrompt): void;
}

/** The value of the standard view, which has no id. No store creates an empty one. */
const standard = '';

/** The views to choose from. */
export function ViewChoices({ views }: Pick<ViewMenuProps, 'views'>): ReactElement {
  const t = useMessages(viewsMessages);
  const { list, current, status } = views;
  const notes = ({ isDefault, shared }: SavedView): string =>
    [isDefault && t('defaultView'), shared && t('sharedView')].filter(Boolean).join(', ');
  return (
    <>
      <Menu.RadioGroup
        label={t('views')}
        value={current?.id ?? standard}
        onValueChange={(id) => views.apply(id === standard ? null : id)}
      >
        <Menu.RadioItem value={standard}>{t('standardView')}</Menu.RadioItem>
        {list.map((view) => (
          <Menu.RadioItem key={view.id} value={view.id} meta={notes(view) || undefined}>
            {view.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {status === 'failed' && (
        <Menu.Item icon="retry" onSelect={views.reload}>
          {t('viewsFailed')}
        </Menu.Item>
      )}
    </>
  );
}

/** What can be done with the current view. */
export function ViewCommands({ views, onPrompt }: ViewMenuProps): ReactElement {
  const t = useMessages(viewsMessages);
  const { current, changed } = views;
  const report = useViewReport();
  return (
    <>
      {current?.editable === true && changed && (
        <Menu.Item
          icon="check"
          onSelect={() => void report(views.save(), t('saved', { name: current.name }))}
        >
          {t('save')}
        </Menu.Item>
      )}
      {changed && (
        <Menu.Item icon="retry" onSelect={views.revert}>
          {t('revert')}
        </Menu.Item>
      )}
      <Menu.Item
        icon="plus"
        disabled={views.status !== 'ready'}
        onSelect={() => onPrompt('saveAs')}
      >
        {t('saveAs')}
      </Menu.Item>
      {current !== null && <CurrentCommands views={views} view={current} onPrompt={onPrompt} />}
    </>
  );
}

function CurrentCommands(props: ViewMenuProps & { readonly view: SavedView }): ReactElement {
  const { views, view, onPrompt } = props;
  const { id, name, isDefault, shared } = view;
  const t = useMessages(viewsMessages);
  const report = useViewReport();
  const changeDefault = (): void =>
    void report(
      views.setDefault(isDefault ? null : id),
      isDefault ? t('noDefaultNow') : t('isDefaultNow', { name }),
    );
  const changeSharing = (): void =>
    void report(views.share(id, !shared), t(shared ? 'isPrivate' : 'isShared', { name }));
  return (
    <>
      <Menu.Item icon="star" onSelect={changeDefault}>
        {t(isDefault ? 'unsetDefault' : 'makeDefault')}
      </Menu.Item>
      {view.editable && views.canShare && (
        <Menu.Item icon="globe" onSelect={changeSharing}>
          {t(shared ? 'unshare' : 'share')}
        </Menu.Item>
      )}
      {view.editable && (
        <>
          <Menu.Item icon="pen" onSelect={() => onPrompt('rename')}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item icon="trash" tone="danger" onSelect={() => onPrompt('delete')}>
            {t('remove')}
          </Menu.Item>
        </>
      )}
    </>
  );
}
