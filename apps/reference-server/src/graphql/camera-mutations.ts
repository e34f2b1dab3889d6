import { requestFileList, requireCamera, toChannel } from '../cameras/file-lists.ts';
import { setUploadMedia } from '../cameras/set-upload-media.ts';
import { findDevice } from '../vehicles/find-vehicle.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';
import { vehicleVisibility } from './vehicle-visibility.ts';

const FILE_LIST = 'GraphQL Mutation.updateFileList';

const UpdateFileListInput = builder.inputType('UpdateFileListInput', {
  fields: (t) => ({
    imei: t.string({ required: true }),
    channel: t.int({ required: true }),
    vehicleId: t.id({ required: true }),
  }),
});

const UpdateFileListResult = builder.objectRef<Envelope>('UpdateFileListResult').implement({
  interfaces: ['Envelope'],
});

builder.mutationField('updateFileList', (t) =>
  t.field({
    type: UpdateFileListResult,
    args: { input: t.arg({ type: UpdateFileListInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, FILE_LIST, async () => {
        const visibility = vehicleVisibility(context, FILE_LIST);
        context.cameraLimiter.consume(`list ${context.currentUser.userId}`);
        toChannel(input.channel);
        const seen = await findDevice(context.db, visibility, input.imei, String(input.vehicleId));
        requireCamera(seen);
        await requestFileList(context, seen);
        return {};
      }),
  }),
);

const UPLOAD = 'GraphQL Mutation.setUploadMedia';

const BsjChannel = builder.enumType('BsjChannel', { values: ['CH01', 'CH03'] as const });

const BsjUploadInput = builder.inputType('BsjUploadInput', {
  fields: (t) => ({
    channel: t.field({ type: BsjChannel, required: true }),
    startTime: t.field({ type: 'DateTime', required: true }),
    endTime: t.field({ type: 'DateTime', required: true }),
    createdOnRawAlert: t.field({ type: 'DateTime', required: true }),
  }),
});

const RawAlertUploadInput = builder.inputType('RawAlertUploadInput', {
  fields: (t) => ({
    cameraPosition: t.int({ required: true }),
    rawAlertCreatedOn: t.field({ type: 'DateTime', required: true }),
  }),
});

const SetUploadMediaInput = builder.inputType('SetUploadMediaInput', {
  fields: (t) => ({
    imei: t.string({ required: true }),
    bsjInput: t.field({ type: BsjUploadInput }),
    rawAlertInput: t.field({ type: RawAlertUploadInput }),
  }),
});

const SetUploadMediaResult = builder.objectRef<Envelope>('SetUploadMediaResult').implement({
  interfaces: ['Envelope'],
});

builder.mutationField('setUploadMedia', (t) =>
  t.field({
    type: SetUploadMediaResult,
    args: { input: t.arg({ type: SetUploadMediaInput, required: true }) },
    resolve: (_root, { input }, context) =>
      respond(context, UPLOAD, async () => {
        const visibility = vehicleVisibility(context, UPLOAD);
        context.cameraLimiter.consume(`upload ${context.currentUser.userId}`);
        return { message: await setUploadMedia(context, visibility, input) };
      }),
  }),
);
