export {handleAccess as loader} from '~/admin/frame/access/handle-access.server';
