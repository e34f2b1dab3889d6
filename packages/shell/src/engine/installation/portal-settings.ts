/** Map and call settings of the installation. */
export interface PortalSettings {
  /** URL of a MapLibre style; `null` uses the built-in base map. */
  readonly mapStyleUrl: string | null;
  readonly staticMapUrl: string;
  /** Maximum number of simultaneous calls to drivers in the company. */
  readonly maxCalls: number;
  /** Hosts of the old version that users of the company may be redirected to. */
  readonly redirectHosts: readonly string[];
}

/** Used until the server has responded, and if the request fails. */
export const defaultSettings: PortalSettings = {
  mapStyleUrl: null,
  staticMapUrl: '/api/static-map',
  maxCalls: 1,
  redirectHosts: [],
};

/** The settings of the installation, as its server states them. */
export interface PortalSettingsStore {
  get(): PortalSettings;
  subscribe(listener: () => void): () => void;
  /** Loads the settings. A failure is reported and leaves the current settings; never rejects. */
  load(signal: AbortSignal): Promise<void>;
}
