import { answerNotificationPresses } from '@pantau/alert-center/notifications';
import { type AppBuild, runAppWorker } from '@pantau/shell/app-worker';

/** Filled in by the build (`service-worker-plugin.ts`). */
declare const PANTAU_BUILD: AppBuild;

runAppWorker({
  build: PANTAU_BUILD,
  page: '/index.html',
  assets: '/assets/',
  others: [/^\/(?:api|graphql|socket\.io|media|assets|healthz|readyz|metrics)(?:\/|$)/],
});

answerNotificationPresses();
