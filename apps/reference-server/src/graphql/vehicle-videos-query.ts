import { viewOf } from '../cameras/camera-fleet.ts';
import { listVehicleVideos } from '../cameras/list-vehicle-videos.ts';
import { toWireFiles, type WireVideoFile } from '../media/wire-video.ts';
import { builder, type Envelope } from './builder.ts';
import { CameraViewEnum, VideoFile } from './camera-types.ts';
import type { GraphqlContext } from './context.ts';
import { respond } from './respond.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const VIDEOS = 'GraphQL Query.vehicleVideos';

const VideosFilter = builder.inputType('VehicleVideosFilterInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    imei: t.string(),
    channel: t.int({ required: true }),
    fileListOnly: t.boolean({ required: true }),
    isFromCache: t.boolean({ required: true }),
    startTime: t.field({ type: 'DateTime', required: true }),
    endTime: t.field({ type: 'DateTime', required: true }),
  }),
});

interface ListedVideo {
  readonly fileName: string;
  readonly channel: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly loadFiles: () => Promise<WireVideoFile[]> | null;
}

const VehicleVideo = builder.objectRef<ListedVideo>('VehicleVideo').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    channel: t.exposeInt('channel'),
    camera: t.field({ type: CameraViewEnum, resolve: ({ channel }) => viewOf(channel) }),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    endTime: t.expose('endTime', { type: 'DateTime' }),
    videos: t.field({
      type: [VideoFile],
      nullable: true,
      resolve: (video) => video.loadFiles(),
    }),
  }),
});

type VideosData = { data?: ListedVideo[]; listedOn?: string | null };

const VehicleVideosResult = builder
  .objectRef<Envelope & VideosData>('VehicleVideosResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [VehicleVideo], nullable: true }),
      listedOn: t.expose('listedOn', { type: 'DateTime', nullable: true }),
    }),
  });

builder.queryField('vehicleVideos', (t) =>
  t.field({
    type: VehicleVideosResult,
    args: { filter: t.arg({ type: VideosFilter, required: true }) },
    resolve: (_root, { filter }, context) =>
      respond(context, VIDEOS, () => readVehicleVideos(context, filter)),
  }),
);

async function readVehicleVideos(
  context: GraphqlContext,
  filter: typeof VideosFilter.$inferInput,
): Promise<Required<VideosData>> {
  const visibility = vehicleVisibility(context, VIDEOS);
  const { seen, files, listedOn } = await listVehicleVideos(context, visibility, filter);
  const { timeZone } = context.currentUser;
  return {
    listedOn: listedOn?.toISOString() ?? null,
    data: files.map((file) => ({
      fileName: file.fileName,
      channel: filter.channel,
      startTime: file.startTime.toISOString(),
      endTime: file.endTime.toISOString(),
      loadFiles: () =>
        file.videos === null
          ? null
          : Promise.all(
              file.videos.map((video) => toWireFiles(context, seen.vehicle, timeZone, video)),
            ).then((lists) => lists.flat()),
    })),
  };
}
