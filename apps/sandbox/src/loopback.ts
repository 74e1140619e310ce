/** Host names of this machine, as `URL` spells them. */
export const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
