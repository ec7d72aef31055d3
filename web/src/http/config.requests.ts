export const CONFIG = "/config";
