import type { WireVideoFile } from '../media/wire-video.ts';
import { builder } from './builder.ts';

/** Side that a camera faces. */
export const CameraViewEnum = builder.enumType('CameraView', { values: ['adas', 'dms'] as const });

/** A video that can be fetched. */
export const VideoFile = builder.objectRef<WireVideoFile>('VideoFile').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    expiresOn: t.expose('expiresOn', { type: 'DateTime' }),
    contentType: t.exposeString('contentType'),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size'),
  }),
});
